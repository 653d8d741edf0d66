import { globSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { HttpError } from './errors.ts';

/** Built files: their names carry a hash of their content, so they never change. */
export function assets(clientFolder: string): RequestHandler[] {
  const folder = join(clientFolder, 'assets');
  return [
    compressed(folder),
    express.static(folder, { immutable: true, maxAge: '1y', index: false, redirect: false }),
    (_req, _res, next) => next(new HttpError(404)),
  ];
}

/** Answers with the file that the build has compressed, to whom can read it. */
function compressed(folder: string): RequestHandler {
  const files = globSync('**/*.br', { cwd: folder });
  const paths = new Set(files.map((file) => `/${file.slice(0, -3).replaceAll('\\', '/')}`));
  return (req, res, next) => {
    const { path } = req;
    if (!paths.has(path)) return next();
    res.vary('Accept-Encoding');
    if (req.acceptsEncodings('br')) {
      res.type(extname(path)).set('Content-Encoding', 'br');
      req.url = `${path}.br`;
    }
    next();
  };
}
