/// A country or a part of the United Kingdom, read from its code.
package struct Country: Hashable, Sendable {
  /// The code of ISO 3166 with two letters, or that of a part with more, such as `gbeng`.
  let code: String

  /// Reads a code of ISO 3166 with two or three letters, of the IOC or of FIFA, in upper case.
  package init?(_ text: String) {
    let length = text.utf8.count
    guard length == 2 || length == 3, text.utf8.allSatisfy({ (65...90).contains($0) }) else {
      return nil
    }
    guard let code = length == 2 ? Self.short[text] : Self.long[text] else { return nil }
    self.code = code
  }

  /// The flag as an emoji.
  package var flag: String {
    let letters = code.unicodeScalars.compactMap { letter in
      code.utf8.count == 2
        ? Unicode.Scalar(0x1F1E6 + letter.value - 65) : Unicode.Scalar(0xE0000 + letter.value)
    }
    guard letters.count > 2 else { return String(String.UnicodeScalarView(letters)) }
    return "\u{1F3F4}" + String(String.UnicodeScalarView(letters)) + "\u{E007F}"
  }
}

// MARK: - Codes

extension Country {
  private static let short = Dictionary(
    uniqueKeysWithValues: isoCodes.map { (String($0.prefix(2)), String($0.prefix(2))) }
  )

  private static let long = Dictionary(
    (isoCodes + sportsCodes).map { (String($0.dropFirst(2)), String($0.prefix(2))) } + parts,
    uniquingKeysWith: { first, _ in first }
  )

  /// The parts of the United Kingdom with teams of their own.
  private static let parts = [("ENG", "gbeng"), ("SCO", "gbsct"), ("WAL", "gbwls")]

  /// The codes of ISO 3166 with two letters, each before that with three.
  private static let isoCodes = """
    ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW \
    AXALA AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN \
    BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG \
    CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE \
    DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN \
    FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL \
    GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV \
    HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM \
    JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO \
    LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE \
    MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS \
    MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL \
    NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI \
    PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN \
    SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV \
    SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON \
    TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN \
    VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE
    """.split(separator: " ")

  /// The codes of ISO 3166 with two letters before those of the IOC that differ from ISO's.
  private static let sportsCodes = """
    AEUAE AGANT AIAIA AOANG ASASA AWARU BBBAR BDBAN BFBUR BGBUL BHBRN BMBER BNBRU BSBAH \
    BTBHU BWBOT BZBIZ CGCGO CHSUI CLCHI CRCRC DEGER DKDEN DZALG ESESP FJFIJ GDGRN GMGAM \
    GNGUI GQGEQ GRGRE GTGUA GWGBS HNHON HRCRO HTHAI IDINA IRIRI KHCAM KNSKN KWKUW KYCAY \
    LBLIB LKSRI LSLES LVLAT LYLBA MCMON MGMAD MMMYA MNMGL MRMTN MUMRI MWMAW MYMAS NENIG \
    NGNGR NINCA NLNED NPNEP OMOMA PHPHI PRPUR PSPLE PTPOR PYPAR SASAU SBSOL SCSEY SDSUD \
    SISLO SVESA SYSYR TDCHA TGTOG TOTGA TTTRI TWTPE TZTAN UYURU VCVIN VGIVB VIISV VNVIE \
    VUVAN WSSAM XKKOS ZARSA ZMZAM ZWZIM
    """.split(separator: " ")
}
