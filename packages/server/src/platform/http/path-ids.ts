import { notFound } from './problems.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A malformed id is answered like an unknown one (decisions A7). */
export function idOf(params: Record<string, string>, name: string): string {
  const value = params[name] ?? ''
  if (!uuid.test(value)) throw notFound()
  return value
}
