import { isZip } from '../../events/dinner/zip-restriction.ts'
import { readZip, splitZipAndCity } from './cells/read-zip.ts'
import { splitStreet } from './cells/split-street.ts'
import { tidyLine, tidyText } from './cells/tidy-cell.ts'
import type { Cells, ImportField } from './import-fields.ts'
import type { ImportedParticipant } from './import-row.ts'

type Address = Pick<ImportedParticipant, 'street' | 'streetNr' | 'zip' | 'cityName' | 'country' | 'addressRemarks'>

/** Forms with a field of several lines put a line break where others put a comma. */
const lineBreaks = /\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/g

/** The address out of separate or combined columns; a column of its own wins over a part of a combined one. */
export function readAddress(cells: Cells): Address {
  const line = (field: ImportField) => tidyLine(cells.get(field) ?? '')
  const streetNr = line('streetNr')
  const street = line('street')
  const lines = (field: ImportField) => tidyLine((cells.get(field) ?? '').replace(lineBreaks, ', '))
  const parts = splitStreet(lines(street !== '' && streetNr === '' ? 'street' : 'streetWithNr'))
  const place = readPlace(line('zip'), line('cityName'), line('zipWithCity'))
  const remarks = [tidyText(cells.get('addressRemarks') ?? ''), parts.rest]
  return {
    street: streetNr !== '' && street !== '' ? street : parts.street,
    streetNr: streetNr || parts.streetNr,
    zip: place.zip || parts.zip,
    cityName: place.cityName || parts.cityName,
    country: parts.country,
    addressRemarks: remarks.filter((text) => text !== '').join(', '),
  }
}

function readPlace(zip: string, cityName: string, both: string): { zip: string; cityName: string } {
  const single = cityName === '' || !isZip(readZip(zip)) ? splitZipAndCity(zip) : undefined
  const combined =
    splitZipAndCity(both) ?? (/\d/.test(both) ? { zip: both, cityName: '' } : { zip: '', cityName: both })
  return {
    zip: single?.zip ?? readZip(zip || combined.zip),
    cityName: cityName || (single?.cityName ?? combined.cityName),
  }
}
