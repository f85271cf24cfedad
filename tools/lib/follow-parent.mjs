// Loaded into a script by run-node.mjs: ends it in order when the process that started it is gone.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
