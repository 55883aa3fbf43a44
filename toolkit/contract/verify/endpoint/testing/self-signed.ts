/** A certificate that signs itself, and its key, for a server that nobody trusts. They are used in tests alone and protect nothing. */
export const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgT+wqk1cq/Tw4P+kR
heKN4i+2o7wsETCaNzJDEXll68ihRANCAARrjyd09ZUp8SAjmp9F43z61Mj7pEj2
rSk3XtrfMQaNvuuaBFXclXmbEcgyhotJPYs+WdrUCobI02vkwm1DFxYL
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUMzky0FAncNhZEs9R8TI/6FPsw+QwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDIzMjMyOFoYDzIxMjYxMDMx
MjMyMzI4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARrjyd09ZUp8SAjmp9F43z61Mj7pEj2rSk3XtrfMQaNvuuaBFXclXmb
EcgyhotJPYs+WdrUCobI02vkwm1DFxYLo1MwUTAdBgNVHQ4EFgQUFZWrju/MU6GN
Xp2lq2LduuJ9E8owHwYDVR0jBBgwFoAUFZWrju/MU6GNXp2lq2LduuJ9E8owDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAmFqmudQ9CpX6Aoni1V7Z
UwRYExfikxEqoyCpubf4tVkCIQCXcTwXipazglJbVOHT6m/dnQvdGLivuXwSk8vO
bPMhFg==
-----END CERTIFICATE-----
`,
}
