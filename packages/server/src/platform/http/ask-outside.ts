/** Thrown for everything that keeps an answer from arriving whole: refused, redirected, too slow, too large. */
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
 * GET from a service named in the configuration, or POST with a body, never from an address a user typed: no redirects, 5 s,
 * at most 1 MB unpacked (reliability 2.4 #17). Nothing about the asking person goes along.
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
    // The cause is kept out of the message: it may quote the URL, and so an address.
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
