// A copy of the checkout in which files may be changed: sources are copied, installed packages linked.
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const folderName = /^rd-mutants-of-(\d+)-/

/** Returns the folder; `remove` deletes it. Folders of processes that were killed are deleted first. */
export function copyCheckout(root) {
  for (const name of readdirSync(tmpdir())) {
    const maker = folderName.exec(name)?.[1]
    if (maker !== undefined && !isRunning(Number(maker))) removeFolder(join(tmpdir(), name))
  }
  const folder = mkdtempSync(join(tmpdir(), `rd-mutants-of-${process.pid}-`))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  // Links of workspaces are relative, so those of the copy lead to the sources of the copy.
  for (const place of ['.', 'e2e', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))])
    if (existsSync(join(root, place, 'node_modules')))
      linkTree(join(root, place, 'node_modules'), join(folder, place, 'node_modules'))
  // Tests ask git for the list of files.
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '--all'], { cwd: folder })
  return { folder, remove: () => removeFolder(folder) }
}

function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another account runs, too.
    return error.code === 'EPERM'
  }
}

function linkTree(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // Caches and programs of tests belong to the checkout.
    if (/^\.(vite|test-workers)/.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target)
  } catch {
    // Another file system.
    copyFileSync(source, target)
  }
}
