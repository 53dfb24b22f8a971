// The same range as "engines" in package.json, which npm only warns about.

/** Ends the process with what to do when this Node is too old. */
export function refuseOldNode(version = process.versions.node) {
  if (isSupported(version)) return
  console.error(`Running Dinner needs Node 20.19 or newer, or 22.12 or newer; this is Node ${version}.`)
  process.exit(1)
}

function isSupported(version) {
  const [major, minor] = version.split('.').map(Number)
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22
}
