import { type DestinationStream, pino } from 'pino'

/** Structured log lines with an allow-list of fields: no names, addresses, secrets or URLs. */
export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

interface LogFields {
  requestId?: string
  route?: string
  method?: string
  status?: number
  ms?: number
  /** Only class, code and stack frames are logged, because the message may quote data. */
  error?: unknown
  job?: string
  count?: number
  url?: string
  /** Digits of a mail server's answer or code of a connection. */
  answer?: string
}

/** Writes to the standard output unless told otherwise. */
export function createLog(output?: DestinationStream): Log {
  const options = { base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = pino(options, output)
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (message: string, fields: LogFields = {}) => {
      const { error, ...rest } = fields
      logger[level]({ ...rest, ...(error === undefined ? {} : { error: withoutData(error) }) }, message)
    }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

function withoutData(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  // A line of the message may look like a frame. A stack begins with the message unless that was changed afterwards.
  const { stack = '', message } = error
  const afterMessage = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : ''
  const frames = afterMessage.split('\n').filter((line) => /^\s+at /.test(line))
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined
  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    frames: frames.slice(0, 8).map((line) => line.trim()),
  }
}

/** The part of the logger the launcher uses. */
export interface LaunchLog {
  info(message: string): void
  warn(message: string): void
}
