import mocha from 'mocha';

/** The usual list of sentences, and one last line for programs: `N passed, N failed`. */
export default class Reporter extends mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    // One more try keeps a hiccup of the browser from failing a whole run, but it is never passed over in silence.
    runner.on('retry', (test, error) => {
      process.stdout.write(`    tried again: ${test.fullTitle()}: ${error.message}\n`);
    });
    runner.once('end', () => {
      const { passes, failures } = this.stats;
      process.stdout.write(`${passes} passed, ${failures} failed\n`);
    });
  }
}
