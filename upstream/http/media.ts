import express from 'express';

/** The files of the content: their names carry their hash, so they may be kept for ever. */
export function mediaFiles(folder: string) {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    fallthrough: false,
    immutable: true,
    maxAge: '1y',
    // A picture opened on its own must not run anything.
    setHeaders: (res) =>
      res.setHeader(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ),
  });
}
