/**
 * Lines that look like defences, lie in no entry's `from` and have no exception; and exceptions that fit no line any more.
 * `files` maps paths to texts.
 */
export function unlistedDefences({ files, defences, patterns, exceptions }) {
  const used = new Set()
  const problems = [...files].flatMap(([file, text]) => {
    const own = patterns.filter(({ isIn }) => isIn(file))
    if (own.length === 0) return []
    const covered = linesWithin(
      text,
      defences.filter((one) => one.file === file).map(({ from }) => from),
    )
    return text.split('\n').flatMap((line, index) => {
      const pattern = own.find((one) => one.line.test(line))
      if (!pattern || covered.has(index)) return []
      const exception = exceptions.find((one) => one.file === file && line.includes(one.line))
      if (exception) used.add(exception)
      return exception ? [] : [`${file}:${index + 1}: a ${pattern.kind} without a mutant: ${line.trim()}`]
    })
  })
  const unused = exceptions.filter((one) => !used.has(one))
  return [...problems, ...unused.map(({ file, line }) => `${file}: an exception that fits no line: ${line}`)]
}

/** Numbers of the lines that hold a part of one of the texts. */
function linesWithin(text, parts) {
  const lines = new Set()
  for (const part of parts) {
    const start = text.indexOf(part)
    if (start < 0) continue
    const first = text.slice(0, start + part.length - part.trimStart().length).split('\n').length - 1
    const last = text.slice(0, start + part.trimEnd().length).split('\n').length - 1
    for (let line = first; line <= last; line++) lines.add(line)
  }
  return lines
}
