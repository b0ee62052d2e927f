import { once } from 'node:events'

interface Message {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: unknown
  error?: string
  message?: string
}

/** A conversation in WebDriver BiDi: commands with an answer each, and events. */
export async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Message) => void>()
  const listeners = new Map<string, (params: Record<string, unknown>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data)
    if (message.id === undefined) listeners.get(message.method ?? '')?.(message.params ?? {})
    else waiting.get(message.id)?.(message)
  })
  let sent = 0

  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = ++sent
    const answered = new Promise<Message>((done) => waiting.set(id, done))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await answered
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error}, ${message}`)
    return result as Result
  }

  return { send, on: listeners.set.bind(listeners) }
}
