// The test command finds or installs a browser itself: npm must never download one.
module.exports = { skipDownload: true };
