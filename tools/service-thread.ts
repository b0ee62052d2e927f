import { parentPort, workerData } from 'node:worker_threads'
import { serveService } from '../service/node/service.ts'

/**
 * The service of npm start, in a thread of its own: while another program holds the database, whoever asks for it stands
 * still, and pages must not. Says at which port it is, and ends when it is told anything.
 */
const { port, stop } = await serveService(workerData, 0)
parentPort?.once('message', stop)
parentPort?.postMessage(port)
