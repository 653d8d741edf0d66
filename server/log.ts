import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines; credentials and addresses of people never reach them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
  };
  return destination ? pino(options, destination) : pino(options);
}
