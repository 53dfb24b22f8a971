export interface Instruction {
  name: string
  text: string
}

export interface StageSource {
  /** The name after AS; the last stage often has none. */
  name: string | undefined
  instructions: Instruction[]
}

/** Splits a Dockerfile into its stages; comments and line continuations are resolved. */
export function parseDockerfile(text: string): StageSource[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '')
  const stages: StageSource[] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`This line of the Dockerfile is no instruction: ${line}`)
    if (name === 'FROM') stages.push({ name: /\sAS\s+(\S+)$/i.exec(rest)?.[1], instructions: [] })
    else stages.at(-1)?.instructions.push({ name, text: rest })
  }
  return stages
}

/** Whether a path of the build context is left out, by the patterns of a .dockerignore without exceptions. */
export function ignoredBy(patterns: string): (path: string) => boolean {
  const expressions = patterns
    .split('\n')
    .filter((line) => line !== '')
    .map((pattern) => {
      if (/^[!#]/.test(pattern)) throw new Error(`This pattern of .dockerignore is not known here: ${pattern}`)
      const source = pattern
        .replace(/[.+]/g, '\\$&')
        .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(.*/)?'))
      return new RegExp(`^${source}(/|$)`)
    })
  return (path) => expressions.some((expression) => expression.test(path))
}
