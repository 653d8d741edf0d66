import { ConfigError, environment, parseAloneConfig } from './config.ts';
import { ContentError } from './import/problems.ts';
import { startUpstream } from './index.ts';

try {
  const upstream = await startUpstream(parseAloneConfig(environment));
  process.stdout.write(`upstream: ${upstream.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void upstream.close().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
