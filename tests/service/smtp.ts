import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { listening } from '../../deploy/local/server.ts'

interface ReceivedMail {
  from: string
  to: string[]
  /** As it came over the wire. */
  raw: string
}

/** What the mail server does with a mail: takes it, or answers with such a code. */
type Behavior = (mail: ReceivedMail) => Outcome | Promise<Outcome>
type Outcome = number | 'take' | 'take and fall silent'

/** A real mail server on a free port, or on the one named. */
export async function startSmtp(behavior: Behavior = () => 'take', port = 0) {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      let raw = ''
      stream.on('data', (part) => {
        raw += part
      })
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope
        const mail = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw }
        const does = await behavior(mail)
        if (typeof does === 'number') return done(Object.assign(new Error('No.'), { responseCode: does }))
        mails.push(mail)
        if (does === 'take') done()
        // Whoever has sent it never hears that it was taken.
        else for (const socket of sockets) socket.destroy()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  return {
    mails,
    url: `smtp://127.0.0.1:${await listening(server.server, port)}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
