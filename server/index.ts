// React decides by this variable, when it is loaded, whether an error's text may reach a page: so it is set before.
process.env.NODE_ENV ||= 'production';
await import('./start.ts');

export {};
