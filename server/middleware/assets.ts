import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { HttpError } from './errors.ts';

/** Built files: their names carry a hash of their content, so they never change. */
export function assets(clientFolder: string): RequestHandler[] {
  return [
    express.static(join(clientFolder, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
    }),
    (_req, _res, next) => next(new HttpError(404)),
  ];
}
