import type { ImportPreview } from '@running-dinner/contract/participants.ts'
import { issue } from '@running-dinner/domain/issue.ts'
import { limits } from '@running-dinner/domain/limits.ts'
import type { ColumnField } from '@running-dinner/domain/participant-import/import-fields.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { previewImport } from '../../../../features/participants/participants.api.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** Sends a file to be read, as often as its columns are given another meaning. */
export function useReading(onRead: (preview: ImportPreview) => void) {
  const adminId = useAdminId()
  const [file, setFile] = useState<File>()
  const abort = useRef<AbortController>(undefined)
  const reading = useMutation({
    mutationFn: async ({ chosen, mapping }: { chosen: File; mapping?: readonly ColumnField[] }) => {
      // Said at once rather than after the upload.
      if (chosen.size > limits.importFile) throw new ApiError(413, [issue('import_file_too_large', 'file')])
      abort.current = new AbortController()
      const { signal } = abort.current
      return previewImport(adminId, chosen, mapping ? { mapping, signal } : { signal })
    },
    onSuccess: onRead,
  })
  return {
    file,
    read: async (chosen: File) => {
      const copy = await copied(chosen)
      setFile(copy)
      reading.mutate({ chosen: copy })
    },
    remap: (mapping: readonly ColumnField[]) => file && reading.mutate({ chosen: file, mapping }),
    stop: () => {
      abort.current?.abort()
      reading.reset()
    },
    isReading: reading.isPending,
    readError: reading.error,
  }
}

/** A copy in memory: the file may be saved anew meanwhile, and then the browser refuses to send it a second time. */
async function copied(file: File): Promise<File> {
  // Refused anyway: not worth the memory.
  if (file.size > limits.importFile) return file
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    return file
  }
}
