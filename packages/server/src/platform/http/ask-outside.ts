import type { Ctx } from '../ctx.ts'

/** Thrown when no complete response arrives: refused, redirected, too slow or too large. */
class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

export interface OutsideAnswer {
  status: number
  headers: Headers
  body: Buffer
}

const longestMs = 5_000
const maxBytes = 1_000_000

/**
 * Sends a GET, or a POST if there is a body, to a service named in the configuration. Never pass a URL that a user typed. Refuses
 * redirects, responses after 5 s and responses above 1 MB unpacked, so that a broken service cannot lead elsewhere or fill memory.
 */
export async function askOutside(
  url: string,
  headers: Record<string, string>,
  timeoutMs = longestMs,
  body?: string | Buffer,
): Promise<OutsideAnswer> {
  const method = body === undefined ? {} : { method: 'POST', body }
  try {
    const response = await fetch(url, { ...method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    return { status: response.status, headers: response.headers, body: await wholeBody(response) }
  } catch (error) {
    if (error instanceof NoAnswerError) throw error
    // The message leaves the cause out, because it may quote the URL and with it a home address.
    throw new NoAnswerError(error instanceof Error ? error.name : 'unknown')
  }
}

async function wholeBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new NoAnswerError('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Names the product and a contact, as the usage policies of OpenStreetMap's services require. */
export function userAgent(ctx: Pick<Ctx, 'baseUrl' | 'config'>): string {
  return `RunningDinner/0.1 (+${ctx.baseUrl()}; ${ctx.config.adminEmail})`
}
