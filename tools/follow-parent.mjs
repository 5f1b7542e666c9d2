// Preloaded into the server by tools/start.mjs (`node --import`): file descriptor 3 is a pipe whose other end the
// starter holds. When the starter is gone, even by kill -9, the pipe closes and the server stops as on SIGTERM.
import { Socket } from "node:net";

const pipe = new Socket({ fd: 3, readable: true, writable: false });
pipe.on("error", () => pipe.destroy());
pipe.on("close", () => process.kill(process.pid, "SIGTERM"));
pipe.resume();
pipe.unref();
