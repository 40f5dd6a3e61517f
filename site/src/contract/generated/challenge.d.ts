export interface Challenge { algorithm: string; challenge: string; maxnumber: number; salt: string; signature: string }
