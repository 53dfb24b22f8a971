/** Areas that are rendered in the browser alone: what they show is nobody else's business, or changes while one looks. */
const workPaths = [
  /^\/(admin|self)\/[^/]/i,
  /^\/(running-dinner-wizard|my-events|login|register|profile|platform)(\/|$)/i,
]

export function isWorkPath(pathname: string): boolean {
  return workPaths.some((path) => path.test(pathname))
}
