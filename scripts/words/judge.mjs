/**
 * Which findings fail the check: those outside of the pending folders. A pending folder without any has to leave the list.
 * The longest entry counts, so a folder within another one shrinks by itself.
 */
export function judge(findings, pending) {
  const counts = new Map(pending.map((folder) => [folder, 0]))
  const longestFirst = [...pending].sort((first, second) => second.length - first.length)
  const outside = findings.filter(({ file }) => {
    const folder = longestFirst.find((entry) => file === entry || file.startsWith(`${entry}/`))
    if (folder === undefined) return true
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
    return false
  })
  return { outside, clean: pending.filter((folder) => counts.get(folder) === 0) }
}
