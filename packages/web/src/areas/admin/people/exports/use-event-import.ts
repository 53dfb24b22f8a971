import { issue } from '@running-dinner/domain/issue.ts'
import { useState } from 'react'
import { useImportEvent } from '../../../../features/people/exports/exports.api.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** What the server takes. */
const largest = 4_000_000

interface Chosen {
  name: string
  content: unknown
}

/** Import in steps: choose a file, preview, run. */
export function useEventImport() {
  const [chosen, setChosen] = useState<Chosen>()
  const [teams, setTeams] = useState(true)
  const [readError, setReadError] = useState<unknown>()
  const outlook = useImportEvent(useAdminId())
  const sending = useImportEvent(useAdminId())

  const look = (file: Chosen, withTeams: boolean) => {
    setTeams(withTeams)
    outlook.mutate({ file: file.content, teams: withTeams, dryRun: true })
  }
  const forget = () => {
    setChosen(undefined)
    setReadError(undefined)
    outlook.reset()
    sending.reset()
  }
  return {
    name: chosen?.name,
    teams,
    outlook: outlook.data,
    isLooking: outlook.isPending,
    isSending: sending.isPending,
    error: readError ?? outlook.error ?? sending.error,
    choose: async (file: File) => {
      forget()
      try {
        const read = { name: file.name, content: await contentOf(file) }
        setChosen(read)
        look(read, true)
      } catch (error) {
        setReadError(error)
      }
    },
    takeTeams: (withTeams: boolean) => chosen && look(chosen, withTeams),
    forget,
    /** Resolves to the number of people added. */
    send: async () => {
      if (!chosen) return 0
      const { numImported } = await sending.mutateAsync({ file: chosen.content, teams, dryRun: false })
      return numImported
    },
  }
}

export type EventImportDesk = ReturnType<typeof useEventImport>

/** Refused before the upload instead of after it. */
async function contentOf(file: File): Promise<unknown> {
  if (file.size > largest) throw new ApiError(413, [issue('body_too_large')])
  try {
    const content: unknown = JSON.parse(await file.text())
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content
  } catch {
    // Text that is no JSON is refused below, as JSON of another kind is.
  }
  throw new ApiError(406, [issue('event_file_unknown')])
}
