import type { Client } from 'pg'
import { APP_NAME } from './server-connection.ts'

/**
 * Creates the application's role and database if missing. The role is no superuser (which may run programs); it may create
 * databases, which tests do from a template.
 */
export async function prepareDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [APP_NAME],
  )
  const [has] = rows
  if (!has?.role) await client.query(`create role ${APP_NAME} login createdb`)
  if (!has?.database) await client.query(`create database ${APP_NAME} owner ${APP_NAME}`)
}
