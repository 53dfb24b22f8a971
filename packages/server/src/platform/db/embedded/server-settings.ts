/**
 * The server's settings. They are written at every start, so that a new version's settings reach an old database.
 * @param socketFolder a path without quotes, commas and blanks
 */
export function serverSettings(socketFolder: string): string {
  const settings: Record<string, string> = {
    ...reachability(socketFolder),
    ...durability,
    ...memory,
    ...meaning,
    ...logging,
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('')
}

function reachability(socketFolder: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '60',
  }
}

const durability = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // There is no replica; the log is needed for crash recovery only.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // After a crash all files are synced first: one sync of the file system instead of a thousand of single files.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
}

/** Small: a whole instance is a few megabytes, and the machine may have 512 MB. */
const memory = {
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  huge_pages: 'off',
  // No extra processes for reading files, parallel queries or compiling them.
  io_method: 'sync',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  jit: 'off',
}

const meaning = {
  timezone: 'UTC',
  datestyle: 'iso, ymd',
  default_text_search_config: 'pg_catalog.simple',
}

/**
 * Personal data must not get into this log. The text of an ERROR can quote values, so errors of statements are left to the
 * application; `log` keeps start, stop, recovery and FATAL.
 */
const logging = {
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_connections: '',
  log_autovacuum_min_duration: '-1',
}
