import { notFound } from './problems.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Answers a malformed id with 404, like an unknown one. */
export function idOf<Name extends string>(params: Readonly<Record<Name, string>>, name: NoInfer<Name>): string {
  const value = params[name]
  if (!uuid.test(value)) throw notFound()
  return value
}
