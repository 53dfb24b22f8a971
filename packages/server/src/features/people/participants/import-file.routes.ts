import type { FastifyRequest } from 'fastify'
import { badRequest, refuse } from '../../../platform/http/problems.ts'
import { readUpload, uploadParts } from '../../../platform/http/read-upload.ts'
import type { ImportFile } from './import-participants.ts'

/** The uploaded file, the optional column mapping, a JSON array of field names, and the optional name of a sheet. */
export async function importFileOf(request: FastifyRequest): Promise<ImportFile> {
  let file: { bytes: Uint8Array; filename: string } | undefined
  let mapping: string[] | undefined
  let sheet: string | undefined
  for await (const part of uploadParts(request)) {
    if (part.type === 'file') file = { bytes: await readUpload(part), filename: part.filename ?? '' }
    else if (part.fieldname === 'mapping') mapping = mappingOf(part.value)
    else if (part.fieldname === 'sheet' && part.value !== '') sheet = String(part.value)
  }
  if (!file) refuse('required', 'file')
  return { ...file, mapping, sheet }
}

function mappingOf(value: unknown): string[] | undefined {
  if (value === '' || value === undefined) return undefined
  const parsed = parseJson(String(value))
  if (!Array.isArray(parsed) || !parsed.every((field) => typeof field === 'string'))
    refuse('import_mapping_invalid', 'mapping')
  return parsed
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest()
  }
}
