import pg from 'pg'

/** `'ISO'` and its like are what the driver can read; `public` is where migrations, backups and queries look for tables. */
const textForms = {
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  search_path: 'public',
}

/**
 * The server looks after lost clients too: until it notices, their transactions hold locks. Over a socket of the same machine it
 * ignores these.
 */
const keepAlive = { tcp_keepalives_idle: '10', tcp_keepalives_interval: '5', tcp_keepalives_count: '3' }

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/**
 * A connection that does not depend on the settings of its database or role. They are set after connecting, because PgBouncer refuses
 * most parameters of the start. Also keeps an error event of a broken connection from ending the process; its queries fail.
 */
export class SessionClient extends pg.Client {
  readonly #settings: string

  constructor(
    { statement_timeout, idle_in_transaction_session_timeout, ...config }: pg.ClientConfig = {},
    settings: Readonly<Record<string, string>> = {},
  ) {
    super(config)
    const timeouts = {
      statement_timeout: String(statement_timeout || 0),
      idle_in_transaction_session_timeout: String(idle_in_transaction_session_timeout || 0),
    }
    this.#settings = Object.entries({ ...textForms, ...keepAlive, ...timeouts, ...settings })
      .map(([name, value]) => `set ${name} = ${pg.escapeLiteral(value)}`)
      .join('; ')
    this.on('error', () => undefined)
  }

  override connect(): Promise<pg.Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const prepared = this.#connectAndSet()
    if (callback === undefined) return prepared
    const done = callback as (error: Error | null, client?: pg.Client) => void
    prepared.then((client) => done(null, client), done)
    return undefined
  }

  /** Sets all again, as after `reset all`. */
  async applySettings(): Promise<void> {
    await this.query(this.#settings)
  }

  async #connectAndSet(): Promise<pg.Client> {
    await super.connect()
    try {
      await this.applySettings()
    } catch (error) {
      await this.end().catch(() => undefined)
      throw error
    }
    return this
  }
}
