import { useEffect, useState } from 'react'

/**
 * Stands last in a page and tells it when everything before has been taken over, with what only the browser knew: then
 * presses from before are made good (see `early-press-script.ts` of the server).
 */
export function Awake(): null {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (isAwake) document.dispatchEvent(new Event('page-awake'))
    // What others found in their first effects is shown together with this.
    else setAwake(true)
  }, [isAwake])
  return null
}
