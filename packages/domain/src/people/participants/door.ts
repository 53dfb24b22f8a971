/** What guests need to find the right door, beside the address and its remarks; '' where nothing is known. */
export interface DoorFacts {
  bellName: string
  floor: string
  entranceNote: string
}

export const unknownDoor: DoorFacts = { bellName: '', floor: '', entranceNote: '' }

/** Nothing else, so that the facts can be spread. */
export function doorOf({ bellName, floor, entranceNote }: DoorFacts): DoorFacts {
  return { bellName, floor, entranceNote }
}

export function hasDoorFacts(door: DoorFacts): boolean {
  return door.bellName !== '' || door.floor !== '' || door.entranceNote !== ''
}

export interface DoorWords {
  bell: string
  floor: string
}

/** What helps to find the door, in the order in which a guest needs it: `Klingel: Lang`, `Etage: 3`, remarks. One line each. */
export function doorHints(home: Partial<DoorFacts> & { addressRemarks: string }, words: DoorWords): string[] {
  const { bellName = '', floor = '', entranceNote = '', addressRemarks } = home
  return [
    named(words.bell, bellName),
    named(words.floor, floor),
    oneLine(addressRemarks),
    oneLine(entranceNote),
  ].filter((part) => part !== '')
}

function named(word: string, text: string): string {
  const line = oneLine(text)
  return line === '' ? '' : `${word}: ${line}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
