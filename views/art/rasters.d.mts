type File = [name: string, content: Buffer];

export function drawSocialCards(): Promise<File[]>;
export function drawIcons(): Promise<File[]>;
