import { z } from 'zod'

/** Where the shop listens, from the environment. */
const environment = z.object({
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
})

export type ListenSettings = { readonly port: number; readonly host: string | undefined }

/** Reads the settings. Throws an error that names each invalid variable. Empty variables count as unset. */
export function readListenSettings(given: Readonly<Record<string, string | undefined>>): ListenSettings {
  const result = environment.safeParse({ PORT: given['PORT'] || undefined, HOST: given['HOST'] || undefined })
  if (result.success) return { port: result.data.PORT, host: result.data.HOST }
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The shop cannot start with these settings. ${problems.join('; ')}`)
}
