import mocha from 'mocha';

/** The usual list of sentences, and one last line for programs: `N passed, N failed`. */
export default class Reporter extends mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      const { passes, failures } = this.stats;
      process.stdout.write(`${passes} passed, ${failures} failed\n`);
    });
  }
}
