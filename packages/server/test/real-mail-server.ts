import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { freePort } from './free-port.ts'

interface Limits {
  /** Offers STARTTLS with a certificate that it signed itself. */
  selfSigned?: true
  /** Offers a login that no password opens. */
  login?: true
  /** More connections at a time are answered with 421. */
  connections?: number
  /** More mails in five seconds are refused for now. */
  pace?: number
  bytes?: number
}

export interface RealMailServer {
  name: string
  /** What the test lacks here, for its title. */
  lacking: string
  start(limits?: Limits): Promise<RunningMailServer>
}

interface RunningMailServer {
  url: string
  /** How many mails stand in the mailbox. */
  delivered(): number
  log(): string
  /** One connection of somebody else, greeted and silent. */
  occupy(): Promise<Socket>
}

interface Place {
  folder: string
  port: number
  limits: Limits
}

const isRoot = process.getuid?.() === 0
const exim = process.env.EXIM_PROGRAM ?? '/usr/sbin/exim4'
const eximAccount = 'Debian-exim'
/** Debian installs one mail server only: the package of the other one is unpacked to a folder. */
const postfixRoot = process.env.POSTFIX_ROOT ?? '/'
const postfixPrograms = join(postfixRoot, 'usr/lib/postfix/sbin')
const postfixLibraries = join(postfixRoot, 'usr/lib/postfix')
/** Accounts that every Debian has: those of the package are made only when it is installed. */
const [postfixAccount, postfixGroup] = ['news', 'uucp']

export const realMailServers: readonly RealMailServer[] = [
  {
    name: 'Exim',
    lacking: isRoot && existsSync(exim) ? '' : ' (SKIPPED: needs Debian package exim4-daemon-light and root)',
    start: (limits) => started(limits, eximAccount, startExim),
  },
  {
    name: 'Postfix',
    lacking:
      isRoot && existsSync(join(postfixPrograms, 'master'))
        ? ''
        : ' (SKIPPED: needs Debian package postfix, installed or unpacked to POSTFIX_ROOT, and root)',
    start: (limits) => started(limits, postfixAccount, startPostfix),
  },
]

/** In the foreground, in a folder of its own, until the test ends. */
async function started(
  limits: Limits = {},
  account: string,
  start: (place: Place) => ChildProcess,
): Promise<RunningMailServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rd-mail-server-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'mail'))
  if (limits.selfSigned) makeCertificate(folder)
  execFileSync('chown', ['-R', `${account}:`, folder])
  const port = await freePort()
  const server = start({ folder, port, limits })
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const occupy = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'data')
    onTestFinished(() => void socket.destroy())
    return socket
  }
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
  await vi.waitFor(async () => (await occupy()).end('QUIT\r\n'), { timeout: 10_000 })
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered: () => read('mail/all').match(/^Message-ID: /gim)?.length ?? 0,
    log: () => read('mainlog'),
    occupy,
  }
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  const subject = ['-days', '1', '-subj', '/CN=mail.example']
  execFileSync('/usr/bin/openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], {
    stdio: 'ignore',
  })
}

/** Exim wants a configuration of root and an account to become. */
function startExim({ folder, port, limits }: Place): ChildProcess {
  const configuration = join(folder, 'exim.conf')
  writeFileSync(
    configuration,
    `exim_path = ${exim}
exim_user = ${eximAccount}
exim_group = ${eximAccount}
deliver_drop_privilege = true
spool_directory = ${folder}/spool
log_file_path = ${folder}/%slog
pid_file_path = ${folder}/exim.pid
primary_hostname = mail.example
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
tls_advertise_hosts = ${limits.selfSigned ? '*' : ''}
${limits.selfSigned ? `tls_certificate = ${folder}/cert.pem\ntls_privatekey = ${folder}/key.pem` : ''}
${limits.connections === undefined ? '' : `smtp_accept_max_per_host = ${limits.connections}`}
${limits.bytes === undefined ? '' : `message_size_limit = ${limits.bytes}`}
acl_smtp_rcpt = check
begin acl
check:
${limits.pace === undefined ? '' : `  defer ratelimit = ${limits.pace} / 5s / per_mail / strict\n        message = Sender rate overlimit - $sender_rate / $sender_rate_period`}
  accept
begin routers
all:
  driver = accept
  transport = file
begin transports
file:
  driver = appendfile
  file = ${folder}/mail/all
  user = ${eximAccount}
begin authenticators
${limits.login ? 'plain:\n  driver = plaintext\n  public_name = PLAIN\n  server_prompts = :\n  server_condition = false' : ''}
`,
  )
  return spawn(exim, ['-C', configuration, '-bdf'], { stdio: 'ignore' })
}

const postfixQueues = 'pid active incoming deferred defer bounce corrupt flush hold saved trace maildrop public private'

function startPostfix({ folder, port, limits }: Place): ChildProcess {
  for (const name of ['configuration', 'data', 'queue']) mkdirSync(join(folder, name))
  for (const name of postfixQueues.split(' ')) mkdirSync(join(folder, 'queue', name))
  execFileSync('chown', ['-R', `${postfixAccount}:`, join(folder, 'data'), join(folder, 'queue')])
  execFileSync('chown', ['root', join(folder, 'queue'), join(folder, 'queue/pid')])
  execFileSync('chown', [`:${postfixGroup}`, join(folder, 'queue/maildrop'), join(folder, 'queue/public')])
  const id = (option: string) => execFileSync('id', [option, postfixAccount], { encoding: 'utf8' }).trim()
  writeFileSync(
    join(folder, 'configuration/main.cf'),
    `compatibility_level = 3.6
mail_owner = ${postfixAccount}
setgid_group = ${postfixGroup}
queue_directory = ${folder}/queue
data_directory = ${folder}/data
command_directory = ${join(postfixRoot, 'usr/sbin')}
daemon_directory = ${postfixPrograms}
shlib_directory = ${postfixLibraries}
meta_directory = ${join(postfixRoot, 'etc/postfix')}
import_environment = MAIL_CONFIG LD_LIBRARY_PATH=${postfixLibraries} TZ LANG=C
maillog_file = ${folder}/mainlog
maillog_file_prefixes = ${folder}
myhostname = mail.example
mydestination =
alias_maps =
alias_database =
mynetworks = 127.0.0.0/8
inet_protocols = ipv4
smtpd_relay_restrictions = permit_mynetworks, reject
virtual_mailbox_domains = static:all
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = static:all
virtual_uid_maps = static:${id('-u')}
virtual_gid_maps = static:${id('-g')}
virtual_minimum_uid = 1
# Its limits spare mynetworks unless they are told not to.
smtpd_client_event_limit_exceptions =
anvil_rate_time_unit = 5s
smtpd_client_connection_count_limit = ${limits.connections ?? 0}
smtpd_client_message_rate_limit = ${limits.pace ?? 0}
message_size_limit = ${limits.bytes ?? 10_240_000}
smtpd_tls_security_level = ${limits.selfSigned ? 'may' : 'none'}
${limits.selfSigned ? `smtpd_tls_cert_file = ${folder}/cert.pem\nsmtpd_tls_key_file = ${folder}/key.pem` : ''}
smtpd_sasl_auth_enable = ${limits.login ? 'yes' : 'no'}
`,
  )
  writeFileSync(
    join(folder, 'configuration/master.cf'),
    `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
proxymap unix - - n - - proxymap
postlog unix-dgram n - n - 1 postlogd
`,
  )
  return spawn(join(postfixPrograms, 'master'), ['-c', join(folder, 'configuration'), '-s'], {
    stdio: 'ignore',
    env: { ...process.env, LD_LIBRARY_PATH: postfixLibraries },
  })
}
