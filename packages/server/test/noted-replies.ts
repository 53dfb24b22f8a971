import { type IssueCode, issueCodes } from '@running-dinner/domain'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

export interface NotedReply {
  route: string
  status: number
  /** Codes of issues anywhere in it. */
  codes: readonly IssueCode[]
}

const known: ReadonlySet<string> = new Set(issueCodes)
const isCode = (word: string): word is IssueCode => known.has(word)

const notedReplies = new Map<string, NotedReply[]>()

/** Notes what this server replies, for the test file that is running. */
export function noteReplies(server: FastifyInstance): void {
  server.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const { testPath } = expect.getState()
    if (testPath === undefined || typeof payload !== 'string') return payload
    const values = [...payload.matchAll(/"([\w.]+)"(?!:)/g)].map(([, value = '']) => value)
    const noted = notedReplies.get(testPath) ?? []
    noted.push({
      route: `${method} ${routeOptions.url}`,
      status: reply.statusCode,
      codes: [...new Set(values)].filter(isCode),
    })
    notedReplies.set(testPath, noted)
    return payload
  })
}

/** What the servers of a test file have replied so far. */
export const repliesIn = (file: string): readonly NotedReply[] => notedReplies.get(file) ?? []

/** Those of the codes that no call was refused with, or whose call was never accepted without them. */
export function codesWithoutTwin(codes: readonly IssueCode[], replies: readonly NotedReply[]): IssueCode[] {
  return codes.filter((code) => {
    const refused = new Set(replies.filter((reply) => reply.codes.includes(code)).map(({ route }) => route))
    return !replies.some(({ route, status, codes }) => refused.has(route) && status < 300 && !codes.includes(code))
  })
}
