import { isZip } from '../dinner/zip-restriction.ts'
import { readZip, splitZipAndCity } from './cells/read-zip.ts'
import { splitStreet } from './cells/split-street.ts'
import { tidyLine, tidyText } from './cells/tidy-cell.ts'
import type { Cells, ImportField } from './import-fields.ts'
import type { ImportedParticipant } from './import-row.ts'

type Address = Pick<ImportedParticipant, 'street' | 'streetNr' | 'zip' | 'cityName' | 'addressRemarks'>

/** The address out of separate or combined columns; a column of its own wins over a part of a combined one. */
export function readAddress(cells: Cells): Address {
  const line = (field: ImportField) => tidyLine(cells.get(field) ?? '')
  const streetNr = line('streetNr')
  const street = line('street')
  const parts = splitStreet(street !== '' && streetNr === '' ? street : line('streetWithNr'))
  const rest = splitZipAndCity(parts.rest)
  const place = readPlace(line('zip'), line('cityName'), line('zipWithCity'))
  const remarks = [tidyText(cells.get('addressRemarks') ?? ''), rest ? '' : parts.rest]
  return {
    street: streetNr !== '' && street !== '' ? street : parts.street,
    streetNr: streetNr || parts.streetNr,
    zip: place.zip || rest?.zip || '',
    cityName: place.cityName || rest?.cityName || '',
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
