import type { Log } from '../src/platform/log.ts'

type Fields = NonNullable<Parameters<Log['error']>[1]>
export interface LogLine extends Fields {
  level: keyof Log
  message: string
}

/** A log that keeps its lines for the test instead of writing them. */
export function testLog(): { log: Log; lines: LogLine[] } {
  const lines: LogLine[] = []
  const keep =
    (level: keyof Log) =>
    (message: string, fields: Fields = {}) =>
      void lines.push({ level, message, ...fields })
  return { log: { info: keep('info'), warn: keep('warn'), error: keep('error') }, lines }
}

export function messagesOf(lines: readonly LogLine[], level: keyof Log): string[] {
  return lines.filter((line) => line.level === level).map(({ message }) => message)
}

const nothing = () => undefined
export const silentLog: Log = { info: nothing, warn: nothing, error: nothing }
