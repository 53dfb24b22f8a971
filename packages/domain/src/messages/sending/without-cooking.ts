import { type Placeholder, placeholders } from './placeholders.ts'

/** Placeholders that only a team that cooks has. */
const ofCooks: readonly Placeholder[] = ['meal', 'mealtime', 'mealspecifics', 'managehostlink']

/**
 * A team message for a team that is only guest: lines about its course, its guests or its choice of a home are left
 * out, with the label above them. The sentence about the host stays, or comes last, because it says that the team does
 * not cook.
 */
export function withoutCooking(template: string): string {
  const keptLines: string[] = []
  let justRemoved = false
  for (const line of template.split('\n')) {
    if (ofCooks.some((name) => line.includes(`{${name}}`))) {
      if (!justRemoved && /^\s*\{[^{}]+\}\s*$/.test(line)) removeLabel(keptLines)
      justRemoved = true
    } else if (justRemoved && isBlank(line) && isBlank(keptLines.at(-1))) justRemoved = false
    else {
      keptLines.push(line)
      justRemoved = false
    }
  }
  const text = keptLines.join('\n').trimEnd()
  const lost = placeholders.filter((name) => {
    const isWanted = name === 'host' || (name === 'partner' && template.includes('{partner}'))
    return isWanted && !text.includes(`{${name}}`)
  })
  return [text, ...lost.map((name) => `{${name}}`)].join('\n\n')
}

/** "Change it here:" would lead nowhere without the link below it. */
function removeLabel(lines: string[]): void {
  const label = lines.findLastIndex((line) => !isBlank(line))
  if (lines[label]?.trimEnd().endsWith(':')) lines.length = label
}

function isBlank(line = ''): boolean {
  return line.trim() === ''
}
